import { fireEvent, render } from '@testing-library/react';
import { RestOfStyle } from '@/components/shell/rest-of-style';

const REST = '/_next/static/chunks/rest.css';

describe('the rest of the style', () => {
  it('is asked for at a sign of life, once there is a connection', () => {
    document.body.insertAdjacentHTML('beforeend', `<link rel="stylesheet" disabled data-rest="${REST}">`);
    const asked = () => document.querySelectorAll(`link[rel="preload"][as="style"][href="${REST}"]`);
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<RestOfStyle />);
    expect(asked()).toHaveLength(0);
    fireEvent.pointerDown(document.body);
    expect(asked()).toHaveLength(0);
    connection.mockReturnValue(true);
    fireEvent.keyDown(document.body);
    fireEvent.pointerDown(document.body);
    expect(asked()).toHaveLength(1);
    connection.mockRestore();
  });
});
