import { act, render } from '@testing-library/react';
import { VisitMap } from '@/components/notary/visit/tracking/visit-map';
import { WaySketch } from '@/components/notary/visit/tracking/way-sketch';

const mockShow = jest.fn();

jest.mock('../../../../../components/notary/visit/tracking/map/draw-map', () => ({
  drawMap: async () => ({ show: mockShow, fit: () => {}, close: () => {} }),
}));

const place = { label: 'The way.', initials: 'GH', destination: { lat: 30.2, lng: -97.7 } };
const position = { lat: 30.3, lng: -97.8 };

beforeAll(() => {
  // jsdom draws nothing; what is drawn here is nothing, either.
  HTMLCanvasElement.prototype.getContext = (() => ({})) as never;
});

describe('the marker of the notary', () => {
  it('is muted on the map while the place is an old one, and no longer with a new one', async () => {
    const { rerender } = render(<VisitMap {...place} position={position} />);
    await act(async () => {});
    expect(mockShow).toHaveBeenLastCalledWith(expect.objectContaining({ position, isStale: false }));

    rerender(<VisitMap {...place} position={position} isStale />);
    expect(mockShow).toHaveBeenLastCalledWith(expect.objectContaining({ position, isStale: true }));

    rerender(<VisitMap {...place} position={{ lat: 30.25, lng: -97.75 }} />);
    expect(mockShow).toHaveBeenLastCalledWith(expect.objectContaining({ isStale: false }));
  });

  it('is muted in the sketch', () => {
    const drawn = (isStale: boolean) =>
      render(<WaySketch percent={50} initials="GH" isStale={isStale} />).container.querySelector('g circle');
    expect(drawn(true)).toHaveClass('fill-muted');
    expect(drawn(false)).toHaveClass('fill-primary');
  });
});
