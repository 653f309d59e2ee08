/** The person closed the dialog: nothing was done, and nothing has to be said. */
export class StepUpCancelled extends Error {
  constructor() {
    super('Not confirmed.');
    this.name = 'StepUpCancelled';
  }
}
