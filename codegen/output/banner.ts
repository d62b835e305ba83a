/**
 * The first line of every emitted file; a comment in JSON files. `isOutputFolder` recognizes an output folder
 * by it.
 */
export const banner =
  '// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.'
