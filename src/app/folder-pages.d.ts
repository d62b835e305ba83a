/** A folder as a page (`codegen/build/folder-pages.ts`). */
declare module '@/*/' {
  const FolderPage: import('react').ComponentType
  export default FolderPage
}
