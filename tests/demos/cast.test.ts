import { describe, expect, it } from 'vitest'
import { articles } from '../../src/demos/apps/blog/articles/all.ts'
import { seedComments } from '../../src/demos/apps/blog/seed.ts'
import { chatSeed } from '../../src/demos/apps/chat/seed.ts'
import { correspondentOf } from '../../src/demos/apps/email/correspondents.ts'
import { emailSeed } from '../../src/demos/apps/email/seed.ts'
import { seedBoard } from '../../src/demos/apps/kanban/seed.ts'
import { seedPortfolio } from '../../src/demos/apps/projects/seed.ts'
import { todoSeed } from '../../src/demos/apps/todo/seed.ts'
import { cast, castIdOf, castMember, organisations } from '../../src/demos/parts/cast.ts'
import { portraits } from '../../src/demos/parts/portraits.ts'

type Named = { id: string; name: string }

const assignees = [...seedPortfolio().projects, ...seedBoard().columns.flatMap(({ tasks }) => tasks)]
  .flatMap(({ assignee }) => assignee)
  .concat(todoSeed().todos.flatMap(({ image }) => image))

/** Everybody whom the samples name, by app. */
const shown: Record<string, Named[]> = {
  'tasks, projects and the board': assignees.map(({ value, label }) => ({ id: value, name: label })),
  'the chat': chatSeed().contacts.map(({ avatar, fullName }) => ({ id: avatar, name: fullName })),
  'the e-mail': emailSeed().emails.map(({ image }) => ({ id: image, name: correspondentOf(image).name })),
  'the articles': articles.map(({ author }) => castMember(author)),
  'the comments': seedComments().map(({ author }) => ({ id: castIdOf(author) ?? '', name: author })),
}

describe('the cast of the demos', () => {
  it.each(Object.entries(shown))('plays in %s', (_app, people) => {
    const known = new Map([...cast, ...organisations].map(({ id, name }) => [id as string, name]))
    expect(people.length).toBeGreaterThan(0)
    expect(people.filter(({ id, name }) => known.get(id) !== name)).toEqual([])
  })

  it('has a portrait for each', () => {
    expect(cast.filter(({ id }) => !portraits[id])).toEqual([])
  })

  it('has a surname for each that says that the person is invented', () => {
    const invented = /(Exemplo|Amostra|Modelo|Ensaio|Fictícia|Inventado|Protótipo|Simulado|Ilustrada)$/
    expect([...cast, ...organisations].filter(({ name }) => !invented.test(name))).toEqual([])
  })
})
