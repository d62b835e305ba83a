// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { estimateReadingMinutes } from '../../src/demos/apps/blog/article.ts'
import { articles } from '../../src/demos/apps/blog/articles/all.ts'
import { findArticles } from '../../src/demos/apps/blog/find-articles.ts'
import { app } from '../../src/generated/app.ts'

const key = `${app.storagePrefix}.demo.blog`

/** A page just opened: modules of its own. */
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
  it('are in the order of their days, the newest first, each with an address of its own', () => {
    const days = articles.map(({ date }) => date)
    expect(days).toEqual(days.toSorted().reverse())
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length)
  })

  it('are found by their words wherever they are, without accents', () => {
    expect(found('guardanapo', 'all')).toEqual([article])
    expect(found('CODIGO enderecamento', 'all')).toEqual(['como-ler-um-cep'])
    expect(found('jacaré', 'all')).toEqual([])
  })

  it('are found by category, and by both', () => {
    expect(found('', 'documentos')).toEqual([article])
    expect(found('letra', 'veiculos')).toEqual(['placa-antiga-e-mercosul'])
    expect(found('guardanapo', 'veiculos')).toEqual([])
    expect(found('', 'all')).toHaveLength(articles.length)
  })

  it('take a minute for every two hundred words begun', () => {
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
  it('are added after the others, as one’s own', async () => {
    const store = await open()
    store.addComment(article, 'Ana Exemplo', 'Muito claro.')
    const reopened = await open()
    expect(texts(reopened)).toHaveLength(4)
    expect(reopened.blog.comments.at(-1)).toMatchObject({
      author: 'Ana Exemplo',
      text: 'Muito claro.',
      isOwn: true,
    })
    expect(reopened.countComments(reopened.blog, article)).toBe(4)
    expect(reopened.countComments(reopened.blog, 'como-ler-um-cep')).toBe(0)
  })

  it('are deleted where they are one’s own, and stay where they are not', async () => {
    const store = await open()
    store.addComment(article, 'Ana Exemplo', 'Muito claro.')
    store.deleteComment(store.blog.comments.at(-1)?.id ?? '')
    store.deleteComment('guardanapo')
    expect(texts(await open())).toHaveLength(3)
    expect(texts(store)).not.toContain('Muito claro.')
  })

  it('belong to articles that are there', async () => {
    const { blog } = await open()
    const ids = articles.map(({ id }) => id)
    expect(blog.comments.filter(({ articleId }) => !ids.includes(articleId))).toEqual([])
  })

  it('start anew where what is stored is none', async () => {
    localStorage.setItem(key, JSON.stringify({ state: { comments: [{ id: 'x' }] }, made: [] }))
    expect(texts(await open())).toHaveLength(3)
  })
})
