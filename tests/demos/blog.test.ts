// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { estimateReadingMinutes } from '../../src/demos/apps/blog/article.ts'
import { articles } from '../../src/demos/apps/blog/articles/all.ts'
import { findArticles } from '../../src/demos/apps/blog/find-articles.ts'
import { app } from '../../src/generated/app.ts'

const key = `${app.storagePrefix}.demo.blog`

/** Opens a new page with its own module instances. */
async function open() {
  vi.resetModules()
  return import('../../src/demos/apps/blog/store.ts')
}

const article = 'digitos-do-cpf'

const texts = ({ blog }: Awaited<ReturnType<typeof open>>) =>
  blog.comments.filter(({ articleId }) => articleId === article).map(({ text }) => text)

const found = (...args: [string, Parameters<typeof findArticles>[2]]) =>
  findArticles(articles, ...args).map(({ id }) => id)

beforeEach(() => localStorage.clear())

describe('the articles', () => {
  it('are sorted by date, newest first, with unique addresses', () => {
    const days = articles.map(({ date }) => date)
    expect(days).toEqual(days.toSorted().reverse())
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length)
  })

  it('are found by any of their words, ignoring accents', () => {
    expect(found('guardanapo', 'all')).toEqual([article])
    expect(found('CODIGO enderecamento', 'all')).toEqual(['como-ler-um-cep'])
    expect(found('jacaré', 'all')).toEqual([])
  })

  it('are filtered by category, also together with a search', () => {
    expect(found('', 'documentos')).toEqual([article])
    expect(found('letra', 'veiculos')).toEqual(['placa-antiga-e-mercosul'])
    expect(found('guardanapo', 'veiculos')).toEqual([])
    expect(found('', 'all')).toHaveLength(articles.length)
  })

  it('have a reading time of one minute per 200 words, rounded up', () => {
    const [sample] = articles
    if (!sample) throw new Error('there is no article')
    const createArticle = (count: number) => ({
      ...sample,
      sections: [{ paragraphs: [Array(count).fill('sim').join(' ')] }],
    })
    expect([1, 199, 401].map((count) => estimateReadingMinutes(createArticle(count)))).toEqual([1, 1, 3])
  })
})

describe('comments', () => {
  it('are added at the end, marked as own', async () => {
    const store = await open()
    store.addComment(article, 'Marina Exemplo do Vale', 'Muito claro.')
    const reopened = await open()
    expect(texts(reopened)).toHaveLength(4)
    expect(reopened.blog.comments.at(-1)).toMatchObject({
      author: 'Marina Exemplo do Vale',
      text: 'Muito claro.',
      isOwn: true,
    })
    expect(reopened.countComments(reopened.blog, article)).toBe(4)
    expect(reopened.countComments(reopened.blog, 'como-ler-um-cep')).toBe(0)
  })

  it('are deleted only if they are own', async () => {
    const store = await open()
    store.addComment(article, 'Marina Exemplo do Vale', 'Muito claro.')
    store.deleteComment(store.blog.comments.at(-1)?.id ?? '')
    store.deleteComment('guardanapo')
    expect(texts(await open())).toHaveLength(3)
    expect(texts(store)).not.toContain('Muito claro.')
  })

  it('belong to existing articles', async () => {
    const { blog } = await open()
    const ids = articles.map(({ id }) => id)
    expect(blog.comments.filter(({ articleId }) => !ids.includes(articleId))).toEqual([])
  })

  it('fall back to the seed if the stored value is invalid', async () => {
    localStorage.setItem(key, JSON.stringify({ state: { comments: [{ id: 'x' }] }, made: [] }))
    expect(texts(await open())).toHaveLength(3)
  })
})
