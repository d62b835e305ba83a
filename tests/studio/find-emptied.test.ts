import { describe, expect, it } from 'vitest'
import type { EntryPath, FormNode } from '../../manifest/contract/studio.ts'
import { findEmptied } from '../../src/studio/form/find-emptied.ts'

type Grammar = { [key: string]: Grammar | 'required' | 'optional' } | [Grammar]

/** Builds the form of a value. Objects and lists are optional. */
function build(grammar: Grammar | 'required' | 'optional', value: unknown, path: EntryPath = []): FormNode {
  const shared = {
    path,
    key: String(path.at(-1) ?? ''),
    label: '',
    isRequired: grammar === 'required',
    diagnostics: [],
    ...(value !== undefined && { value }),
  }
  if (grammar === 'required' || grammar === 'optional')
    return { ...shared, control: { type: 'text', isLong: false } }
  if (Array.isArray(grammar)) {
    const items = ((value ?? []) as unknown[]).map((one, index) => build(grammar[0], one, [...path, index]))
    return { ...shared, control: { type: 'list', items, newItem: '', itemLabel: '' } }
  }
  const children = Object.entries(grammar).map(([key, inner]) =>
    build(inner, Reflect.get((value ?? {}) as object, key), [...path, key]),
  )
  return { ...shared, control: { type: 'object', children } }
}

const grammar: Grammar = {
  title: 'required',
  notFound: { status: 'optional', body: { code: 'optional' } },
  findings: [{ label: 'optional' }],
}

const removed = (value: object, ...path: EntryPath) => findEmptied(build(grammar, value), path)

describe('findEmptied', () => {
  it('removes an optional key with its last value, and those around it', () => {
    expect(removed({ notFound: { status: '404' } }, 'notFound', 'status')).toEqual(['notFound'])
    expect(removed({ notFound: { body: { code: '1' } } }, 'notFound', 'body', 'code')).toEqual(['notFound'])
    expect(removed({ findings: [{ label: 'a' }] }, 'findings', 0)).toEqual(['findings'])
  })

  it('keeps what has other values, elements of lists, and the part in the editor', () => {
    const both = { notFound: { status: '404', body: { code: '1' } } }
    expect(removed(both, 'notFound', 'status')).toEqual(['notFound', 'status'])
    expect(removed(both, 'notFound', 'body', 'code')).toEqual(['notFound', 'body'])
    expect(removed({ findings: [{ label: 'a' }] }, 'findings', 0, 'label')).toEqual(['findings', 0, 'label'])
    expect(removed({ findings: [{}, {}] }, 'findings', 1)).toEqual(['findings', 1])
    expect(removed({ title: 'x' }, 'title')).toEqual(['title'])
  })
})
