/** A command cannot do what the user asked. The message says why, in Portuguese. Nothing was written. */
export class CommandError extends Error {}

/** The output folder cannot be read or written, or holds other files. The message says why, in Portuguese. */
export class OutputError extends Error {}
