export type DiagramBox = {
  name: string;
  says: string;
  /** the left upper corner */
  x: number;
  y: number;
  width: number;
  height: number;
  isStore?: boolean;
};

export type DiagramLine = {
  /** SVG path data; an arrow is at its end */
  path: string;
  label: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** both ends talk first */
  isTwoWay?: boolean;
};

export type DiagramLayout = {
  width: number;
  height: number;
  /** what runs on our machines */
  ground: { x: number; y: number; width: number; height: number };
  boxes: DiagramBox[];
  lines: DiagramLine[];
};

/** From left to right, for wide screens. */
export const landscape: DiagramLayout = {
  width: 800,
  height: 370,
  ground: { x: 240, y: 56, width: 340, height: 304 },
  boxes: [
    { name: 'Browser', says: 'yours', x: 10, y: 110, width: 130, height: 64 },
    { name: 'Auditor', says: 'anyone', x: 10, y: 270, width: 130, height: 64 },
    { name: 'Server', says: 'pages and calls', x: 270, y: 110, width: 130, height: 64 },
    { name: 'Worker', says: 'scheduled jobs', x: 270, y: 270, width: 130, height: 64 },
    { name: 'Postgres', says: 'what is kept', x: 440, y: 186, width: 120, height: 76, isStore: true },
    { name: 'Stripe', says: 'card payments', x: 660, y: 110, width: 130, height: 64 },
  ],
  lines: [
    { path: 'M140 142H270', label: 'pages, calls', x: 190, y: 134, anchor: 'middle' },
    {
      path: 'M140 302H205V160H270',
      label: 'public log',
      x: 196,
      y: 240,
      anchor: 'end',
    },
    { path: 'M400 152H500V186', label: '', x: 0, y: 0, anchor: 'start' },
    { path: 'M400 302H500V262', label: '', x: 0, y: 0, anchor: 'start' },
    {
      path: 'M400 128H660',
      label: 'payments, signed events',
      x: 490,
      y: 120,
      anchor: 'middle',
      isTwoWay: true,
    },
    { path: 'M75 110V28H725V110', label: 'card details', x: 400, y: 20, anchor: 'middle' },
  ],
};

/** From top to bottom, for phones. */
export const portrait: DiagramLayout = {
  width: 360,
  height: 560,
  ground: { x: 34, y: 150, width: 320, height: 300 },
  boxes: [
    { name: 'Browser', says: 'yours', x: 34, y: 24, width: 112, height: 60 },
    { name: 'Stripe', says: 'card payments', x: 242, y: 24, width: 112, height: 60 },
    { name: 'Server', says: 'pages and calls', x: 120, y: 190, width: 130, height: 60 },
    { name: 'Worker', says: 'scheduled jobs', x: 50, y: 350, width: 124, height: 60 },
    { name: 'Postgres', says: 'what is kept', x: 220, y: 342, width: 120, height: 76, isStore: true },
    { name: 'Auditor', says: 'anyone', x: 120, y: 484, width: 130, height: 60 },
  ],
  lines: [
    { path: 'M146 54H242', label: 'card details', x: 194, y: 46, anchor: 'middle' },
    { path: 'M90 84V208H120', label: 'pages, calls', x: 98, y: 124, anchor: 'start' },
    {
      path: 'M298 84V208H250',
      label: 'payments, events',
      x: 290,
      y: 124,
      anchor: 'end',
      isTwoWay: true,
    },
    { path: 'M212 250V296H280V342', label: '', x: 0, y: 0, anchor: 'start' },
    { path: 'M174 380H220', label: '', x: 0, y: 0, anchor: 'start' },
    { path: 'M120 514H14V234H120', label: 'public log', x: 22, y: 506, anchor: 'start' },
  ],
};
