import { transformWithOxc } from 'vite'
import type { VirtualFile } from '../../../codegen/emit/virtual-file.ts'

/** Returns the exports of an emitted file of data. */
export async function runEmitted({ path, content }: VirtualFile) {
  const { code } = await transformWithOxc(content, path)
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}
