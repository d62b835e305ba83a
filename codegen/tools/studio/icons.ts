import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { IconType } from 'react-icons'
import { z } from 'zod'
import type { IconsAnswer } from '../../../manifest/contract/studio.ts'
import { createRequest } from './studio-request.ts'

/** More icons are hard to compare, and make the answer long. */
const maxIcons = 200

const schema = z.object({ word: z.string(), count: z.number().int().min(1).max(maxIcons) })

/**
 * `icons`: icons of Lucide, the set of the shipped manifest, whose names contain a word. Names are English; the
 * manifest also accepts icons of other sets, by name.
 */
export const icons = createRequest(schema, async (_, { word, count }): Promise<IconsAnswer> => {
  const { default: _all, ...icons } = await import('react-icons/lu')
  const set: Record<string, IconType> = icons
  const wanted = word.trim().toLowerCase()
  const names = Object.keys(set).filter((name) => name.toLowerCase().includes(wanted))
  const startsFirst = names.toSorted(
    (one, other) => Number(!startsWith(one, wanted)) - Number(!startsWith(other, wanted)),
  )
  return {
    icons: startsFirst.slice(0, count).flatMap((name) => {
      const icon = set[name]
      return icon ? [{ name, svg: renderToStaticMarkup(createElement(icon, { color: 'black' })) }] : []
    }),
  }
})

/** Names begin with the two letters of their set. */
const startsWith = (name: string, word: string) => {
  const lower = name.toLowerCase()
  return lower.startsWith(word) || lower.slice(2).startsWith(word)
}
