import type { Model } from '../resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'

const contentFile = (name: string, content: unknown, type: string) =>
  sourceFile(`content/${name}.ts`, [
    importTypes('@manifest/schema/content.ts', [type]),
    constant(name, content, type),
  ])

export const emitPricing = ({ pricing }: Model) => contentFile('pricing', pricing, 'Pricing')

export const emitFaq = ({ faq }: Model) => contentFile('faq', faq, 'Faq')

export const emitChangelog = ({ changelog }: Model) => contentFile('changelog', changelog, 'Changelog')
