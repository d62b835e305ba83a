/** First line of every emitted file; it also tells `write.ts` which folders are an output of ours. */
export const banner =
  '// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.'
