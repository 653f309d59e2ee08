import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCall, type CallOptions } from '@/components/kit/use-call';
import { useRead } from '@/components/kit/use-read';
import { StepUpCancelled } from '@/components/kit/step-up-cancelled';
import { ApiError } from '@/lib/platform/api-client';

type Props = CallOptions<string, string> & { call: (input: string) => Promise<string> };

function Sender({ call, ...options }: Props) {
  const { act: send, isPending, isDone, input, failure } = useCall(call, options);
  const said = isPending ? 'Sending' : isDone ? 'Sent' : failure instanceof Error ? failure.message : 'Ready';
  return (
    <>
      <button onClick={() => void send('deed')}>Send</button>
      <p>{`${said} ${input ?? ''}`.trim()}</p>
    </>
  );
}

function Figure({ read }: { read: () => Promise<string> }) {
  const { data = 'Loading' } = useRead({ queryKey: ['figures', 'own'], queryFn: read });
  return <output>{data}</output>;
}

const press = () => userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Send' }));

describe('what a screen sends', () => {
  it('runs once, however often it is pressed, and says what it was called with', async () => {
    let answer = (_: string) => {};
    const call = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
    render(<Sender call={call} />);
    await press();
    await press();
    expect(screen.getByText('Sending deed')).toBeInTheDocument();

    await act(async () => answer('ok'));
    expect(await screen.findByText('Sent deed')).toBeInTheDocument();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('can be sent again after it failed, and forgets why while it is under way', async () => {
    const call = jest.fn().mockRejectedValueOnce(new Error('Refused')).mockResolvedValue('ok');
    const onFailed = jest.fn();
    render(<Sender call={call} onFailed={onFailed} />);
    await press();
    expect(await screen.findByText('Refused deed')).toBeInTheDocument();
    expect(onFailed).toHaveBeenCalledWith(new Error('Refused'), 'deed');

    await press();
    expect(await screen.findByText('Sent deed')).toBeInTheDocument();
    expect(onFailed).toHaveBeenCalledTimes(1);
  });

  it('is free again when what follows a refusal fails itself', async () => {
    const onFailed = () => Promise.reject(new Error('Not said'));
    render(<Sender call={() => Promise.reject(new Error('Refused'))} onFailed={onFailed} />);
    await press();

    expect(await screen.findByText('Refused deed')).toBeInTheDocument();
  });

  it('is busy until what follows an answer has ended', async () => {
    let end = () => {};
    render(<Sender call={async () => 'ok'} onDone={() => new Promise<void>((resolve) => (end = resolve))} />);
    await press();
    expect(screen.getByText('Sending deed')).toBeInTheDocument();

    await act(async () => end());
    expect(await screen.findByText('Sent deed')).toBeInTheDocument();
  });

  it.each([
    ['went well', async () => 'ok'],
    ['was refused', async () => Promise.reject(new ApiError(409, 'Refused', 'conflict'))],
  ])('has the page read again what it changes, when it %s', async (_, call) => {
    const read = jest.fn().mockResolvedValueOnce('before').mockResolvedValue('after');
    render(
      <>
        <Figure read={read} />
        <Sender call={call} refreshes={[['figures']]} />
      </>,
    );
    expect(await screen.findByText('before')).toBeInTheDocument();
    await press();

    expect(await screen.findByText('after')).toBeInTheDocument();
  });

  it('leaves alone what is shown where no answer came', async () => {
    const read = jest
      .fn()
      .mockResolvedValueOnce('before')
      .mockRejectedValue(new TypeError('Failed to fetch'));
    render(
      <>
        <Figure read={read} />
        <Sender call={() => Promise.reject(new TypeError('Failed to fetch'))} refreshes={[['figures']]} />
      </>,
    );
    expect(await screen.findByText('before')).toBeInTheDocument();
    await press();

    expect(await screen.findByText('Failed to fetch deed')).toBeInTheDocument();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('says nothing of a confirmation that somebody turned away from', async () => {
    const onFailed = jest.fn();
    render(<Sender call={() => Promise.reject(new StepUpCancelled())} onFailed={onFailed} />);
    await press();

    expect(await screen.findByText('Ready deed')).toBeInTheDocument();
    expect(onFailed).not.toHaveBeenCalled();
  });
});
