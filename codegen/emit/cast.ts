import { type CastName, castDocuments } from '../../manifest/contract/cast/cast-data.ts'
import { fillReferences } from '../../manifest/contract/cast/references.ts'
import type { Model } from '../compile/resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes, keyedConstant } from './statements.ts'

/** Emits the cast, which only the demonstration loads. */
export const emitCast = ({ cast }: Model) =>
  sourceFile('cast.ts', [
    importTypes('@manifest/contract/cast/cast-data.ts', ['CastData']),
    constant('cast', cast, 'CastData'),
  ])

/** Emits the names, documents and e-mail addresses of people and companies, for pages that show no other fact. */
export function emitCastNames({ cast: { members } }: Model) {
  const findFacts = (member: string) => members[member]?.facts
  const names: Record<string, CastName> = {}
  for (const [key, { group, facts }] of Object.entries(members)) {
    if (group !== 'people' && group !== 'companies') continue
    const readText = (fact: string) => {
      const value = fillReferences(facts[fact] ?? null, { findFacts })
      return typeof value === 'string' ? value : null
    }
    const [name, document] = [readText('nome'), readText(castDocuments[group])]
    if (name && document) names[key] = { name, document, email: readText('email') }
  }
  return sourceFile('cast-names.ts', [
    importTypes('@manifest/contract/cast/cast-data.ts', ['CastName']),
    keyedConstant('castNames', names, 'Record<string, CastName>'),
  ])
}
