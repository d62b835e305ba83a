import { describe, expect, it } from 'vitest'
import { icons, readIconSet } from '../../../../../codegen/authoring/studio/icons/icons.ts'
import words from '../../../../../codegen/authoring/studio/icons/portuguese-words.json' with { type: 'json' }
import type { StudioAnswers } from '../../../../../manifest/contract/studio.ts'
import { context } from './shipped-manifest.ts'

const search = (word: string, count = 12) => (icons(context, { word, count }) as StudioAnswers['icons']).icons
const listNames = (word: string) => search(word).map(({ name }) => name)

describe('icons', () => {
  it('finds icons by words of either language and by their names', () => {
    expect(listNames('map pin')[0]).toBe('LuMapPin')
    expect(listNames('Veículos')[0]).toBe('LuCar')
    expect(listNames('balança')[0]).toBe('LuScale')
    expect(listNames('LuUserRound')[0]).toBe('LuUserRound')
    expect(listNames('FaUser')[0]).toBe('FaUser')
    expect(listNames('xyzzy')).toEqual([])
  })

  it('offers the icons of the manifest before a word is typed', () => {
    expect(search('', 200).map(({ name }) => name)).toContain('LuMapPin')
  })

  it('draws them as SVG without references and code', () => {
    const [icon] = search('zoom out')
    expect(icon?.svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 24 24" .*<\/svg>$/)
    expect(icon?.svg).toContain('stroke-width="2"')
    expect(icon?.svg).not.toMatch(/currentColor|undefined|\[object|href/)
  })

  it('translates only to words that icons have', () => {
    const names = [...readIconSet('lu').keys()].map((name) =>
      name.replace(/([a-z])(?=[A-Z\d])/g, '$1-').toLowerCase(),
    )
    const wrong = Object.entries(words).filter(
      ([, translations]) => !translations.some((word) => names.some((name) => name.includes(word))),
    )
    expect(wrong).toEqual([])
  })
})
