import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Whether a file is there under that very name: some file systems do not tell case apart. */
const existsExactly = (file: string) =>
  existsSync(file) && readdirSync(dirname(file)).includes(basename(file))

/** The file of a page, such as `pages/faq/page`, in the pages folder (`src`, unless `--pages` names another); `undefined` when there is none. */
export function pageFile(page: string, pagesDir: string): string | undefined {
  return ['.tsx', '.ts'].map((ending) => join(pagesDir, page + ending)).find(existsExactly)
}
