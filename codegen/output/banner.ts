/** At the head of every emitted file, in JSON as its comment; `isOutputFolder` recognizes an output folder by it. */
export const banner =
  '// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.'
