/** `path` is relative to the output folder, with forward slashes. */
export type VirtualFile = { path: string; content: string }
