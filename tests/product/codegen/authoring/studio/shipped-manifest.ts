import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { outline } from '../../../../../codegen/authoring/studio/outline.ts'
import type { OutlineNode, StudioAnswers, Texts } from '../../../../../manifest/contract/studio.ts'

const root = join(import.meta.dirname, '../../../../..')

/** The studio's context for the manifest of this project. */
export const context = {
  folders: {
    manifestDir: join(root, 'manifest'),
    outDir: join(root, 'src/generated'),
    pagesDir: join(root, 'src'),
  },
  cwd: root,
  env: {},
  regenerate: async () => [],
}

export const listNodes = (nodes: OutlineNode[]): OutlineNode[] =>
  nodes.flatMap((node) => [node, ...listNodes(node.children)])

export const readOutline = (drafts: Texts = {}) =>
  (outline(context, { drafts }) as StudioAnswers['outline']).groups

export const readShipped = (name: string) => readFileSync(join(root, 'manifest', name), 'utf8')
