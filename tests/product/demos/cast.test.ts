import { describe, expect, it } from 'vitest'
import { articles, seedComments } from '../../../src/demos/apps/blog/store.ts'
import { seedChat } from '../../../src/demos/apps/chat/seed.ts'
import { findCorrespondent } from '../../../src/demos/apps/email/correspondents.ts'
import { seedEmails } from '../../../src/demos/apps/email/store.ts'
import { seedBoard } from '../../../src/demos/apps/kanban/board-state.ts'
import { seedPortfolio } from '../../../src/demos/apps/projects/seed.ts'
import { seedTodos } from '../../../src/demos/apps/todo/store.ts'
import { cast, findCastId, findCastMember, organisations } from '../../../src/demos/parts/cast.ts'
import { portraits } from '../../../src/demos/parts/portrait.tsx'

type Named = { id: string; name: string }

const assignees = [...seedPortfolio().projects, ...seedBoard().columns.flatMap(({ tasks }) => tasks)]
  .flatMap(({ assignee }) => assignee)
  .concat(seedTodos().todos.flatMap(({ image }) => image))

/** The people named in the samples, by app. */
const shown: Record<string, Named[]> = {
  'tasks, projects and the board': assignees.map(({ value, label }) => ({ id: value, name: label })),
  'the chat': seedChat().contacts.map(({ avatar, fullName }) => ({ id: avatar, name: fullName })),
  'the e-mail': seedEmails().emails.map(({ image }) => ({ id: image, name: findCorrespondent(image).name })),
  'the articles': articles.map(({ author }) => findCastMember(author)),
  'the comments': seedComments().map(({ author }) => ({ id: findCastId(author) ?? '', name: author })),
}

describe('the cast of the demos', () => {
  it.each(Object.entries(shown))('is used in %s', (_app, people) => {
    const nameById = new Map([...cast, ...organisations].map(({ id, name }) => [id as string, name]))
    expect(people.length).toBeGreaterThan(0)
    expect(people.filter(({ id, name }) => nameById.get(id) !== name)).toEqual([])
  })

  it('has a portrait for each person', () => {
    expect(cast.filter(({ id }) => !portraits[id])).toEqual([])
  })

  it('has a word in each name that shows that it is invented', () => {
    const invented = /\b(Exemplo|Amostra|Modelo)\b|Fictíci[ao]/
    expect([...cast, ...organisations].filter(({ name }) => !invented.test(name))).toEqual([])
  })
})
