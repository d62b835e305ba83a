/** Thrown with all errors in the variables of a build or deployment. `message` is in Portuguese. */
export class EnvironmentError extends Error {
  override name = 'WrongEnvironment'

  constructor(message: string) {
    super(message)
    // Vite prints the stack, whose lines say nothing about the variables.
    this.stack = message
  }
}
