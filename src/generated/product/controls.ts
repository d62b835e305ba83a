// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

export const productControls = {} satisfies object;
