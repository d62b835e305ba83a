/** A file to be written. `path` is relative to the output folder, with forward slashes. */
export type VirtualFile = { path: string; content: string }

/** The first line of every emitted file; in JSON it is `$comment`. `isOutputFolder` recognizes an output folder by it. */
export const banner =
  '// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.'
