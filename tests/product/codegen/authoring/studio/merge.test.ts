import { describe, expect, it } from 'vitest'
import { mergeTexts } from '../../../../../codegen/authoring/studio/merge/merge-texts.ts'
import type { StudioAnswers } from '../../../../../manifest/contract/studio.ts'
import { studioProject } from '../../../../codegen/authoring/studio/ask-studio.ts'
import { askShipped, readShipped, replaceOnce } from './shipped-parts.ts'

const base = 'a: 1\nb: 2\nc: 3\nd: 4\n'

/** Returns the joined text, with the draft's version where both sides changed the same lines. */
const join = (disk: string, draft: string) =>
  mergeTexts(base, disk, draft)
    .map((piece) => ('text' in piece ? piece.text : `<${piece.disk}|${piece.draft}>`))
    .join('')

describe('mergeTexts', () => {
  it('takes what only one side changed, also on neighbouring lines', () => {
    expect(join('a: 1\nb: 9\nc: 3\nd: 4\n', 'a: 1\nb: 2\nc: 7\nd: 4\n')).toBe('a: 1\nb: 9\nc: 7\nd: 4\n')
    expect(join('a: 1\nb: 2\nc: 3\nd: 4\ne: 5\n', 'b: 2\nc: 3\nd: 4\n')).toBe('b: 2\nc: 3\nd: 4\ne: 5\n')
    expect(join(base, base)).toBe(base)
    expect(join('a: 0\nb: 2\nc: 3\nd: 4\n', 'a: 0\nb: 2\nc: 3\nd: 4\n')).toBe('a: 0\nb: 2\nc: 3\nd: 4\n')
  })

  it('keeps both versions of lines that both sides changed', () => {
    expect(join('a: 1\nb: 9\nc: 3\nd: 4\n', 'a: 1\nb: 8\nc: 3\nd: 0\n')).toBe(
      'a: 1\n<b: 9\n|b: 8\n>c: 3\nd: 0\n',
    )
    expect(join('a: 1\nd: 4\n', 'a: 1\nb: 2\nc: 5\nd: 4\n')).toBe('a: 1\n<|b: 2\nc: 5\n>d: 4\n')
  })
})

describe('merge', () => {
  it('names each conflict by the words of the form', async () => {
    const file = 'consultas/cep.yaml'
    const text = readShipped(file)
    const title = 'title: Endereço por CEP'
    const disk = replaceOnce(text, title, 'title: Do disco')
    const { ask } = studioProject({ [`manifest/${file}`]: disk })
    const draft = replaceOnce(text, title, 'title: Meu').replace('title: CEP\n', 'title: CEPs\n')
    const { parts } = await ask<StudioAnswers['merge']>('merge', {
      drafts: { [file]: draft },
      file,
      base: text,
    })
    const conflicts = parts.filter((part) => 'label' in part)
    expect(conflicts).toEqual([
      {
        label: expect.stringMatching(/ › Título$/),
        disk: expect.stringContaining('Do disco'),
        draft: expect.stringContaining('Meu'),
      },
    ])
    expect(parts.map((part) => ('text' in part ? part.text : part.draft)).join('')).toBe(draft)
  })

  it('has no parts for a file that one side removed', () => {
    const file = 'consultas/cep.yaml'
    expect(askShipped('merge', { drafts: { [file]: null }, file, base: 'a: 1' })).toEqual({ parts: [] })
    expect(askShipped('merge', { drafts: { [file]: 'a: 1' }, file, base: null })).toEqual({ parts: [] })
  })
})
