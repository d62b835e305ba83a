import { expect, it } from 'vitest'
import { folderPages } from '../../../codegen/build/folder-pages.ts'
import { builtChunks } from './support/built-chunks.ts'

const files = {
  'src/main.ts': "import('@/kit/buttons/').then(console.log)\n",
  'src/kit/folder-page.tsx': 'export default (files, later) => [files, later]\n',
  'src/kit/buttons/10-sizes.tsx': "export default 'the sizes'\n",
  'src/kit/buttons/20-rare.later.tsx': "export default 'what is rare'\n",
  'src/kit/buttons/helper.tsx': "export default 'a helper'\n",
  'src/kit/fields/10-labels.tsx': "export default 'the labels'\n",
}

it('makes a folder a page of its numbered files', async () => {
  const { buttons, ...others } = await builtChunks(files, [folderPages()])
  expect(buttons?.code).toContain('the sizes')
  expect(buttons?.code).not.toMatch(/what is rare|a helper|the labels/)
  expect(others['20-rare.later']?.code).toContain('what is rare')
})

it('fails for a folder that does not exist', async () => {
  const missing = { ...files, 'src/main.ts': "import('@/kit/dates/')\n" }
  await expect(builtChunks(missing, [folderPages()])).rejects.toThrow(/@\/kit\/dates\//)
})
