import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { app } from '@/generated/app.ts'
import { changelog } from '@/generated/content/changelog.ts'
import { faq } from '@/generated/content/faq.ts'
import { sidebar } from '@/generated/sidebar.ts'

type Notification = { titulo: string; descricao: string; dataregistro: string }

/** The demonstration build serves these instead of the notification service. */
const notifications = JSON.parse(
  readFileSync(join('public', app.notifications?.url ?? ''), 'utf8'),
) as Notification[]

const findBadgeEntry = (link: string) => sidebar.find((entry) => 'link' in entry && entry.link === link)

describe('the changelog', () => {
  it('starts with the version of its badge', () => {
    expect(findBadgeEntry('/changelog')).toMatchObject({ badge: { text: changelog.releases[0]?.version } })
  })

  it.each([
    ['releases', changelog.releases.map(({ date }) => date)],
    ['notifications', notifications.map(({ dataregistro }) => dataregistro)],
  ])('lists %s newest first, with no future dates', (_name, dates) => {
    const times = dates.map((date) => Date.parse(date))
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(Math.max(...times)).toBeLessThanOrEqual(Date.now())
  })
})

describe('the notifications', () => {
  it('include the newest release on its day', () => {
    const [newest] = changelog.releases
    const releaseNotification = notifications.find(({ titulo }) => titulo.includes(newest?.version ?? '?'))
    expect(releaseNotification?.dataregistro.slice(0, 10)).toBe(newest?.date)
  })
})

describe('the texts of the content', () => {
  const texts = [
    ...faq.sections.flatMap(({ questions }) =>
      questions.flatMap(({ question, answer }) => [question, answer]),
    ),
    ...changelog.releases.flatMap(({ changes }) => changes.map(({ text }) => text)),
    ...notifications.flatMap(({ titulo, descricao }) => [titulo, descricao]),
  ]

  // A literal count becomes wrong as soon as a file is added to the manifest.
  it('contain no literal counts of módulos or consultas', () => {
    expect(texts.filter((text) => /(\d+|doze|cinco|treze|vinte\S*) (módulos|consultas)/i.test(text))).toEqual(
      [],
    )
  })
})
