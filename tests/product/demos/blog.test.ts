import { beforeEach, describe, expect, it, vi } from 'vitest'
import { estimateReadingMinutes, findArticles, findRelated } from '../../../src/demos/apps/blog/article.ts'
import { addTag, blankFields, validateArticle } from '../../../src/demos/apps/blog/own-article.ts'
import { articles } from '../../../src/demos/apps/blog/store.ts'
import { paragraphNode } from '../../../src/demos/parts/rich-text/rich-doc.ts'
import { app } from '../../../src/generated/app.ts'

const key = `${app.storagePrefix}.demo.blog`

/** Opens a new page with its own module instances. */
async function open() {
  vi.resetModules()
  return import('../../../src/demos/apps/blog/store.ts')
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

const fields = {
  ...blankFields,
  title: ' Duplicatas ',
  summary: 'O que conferir.',
  tags: ['duplicata'],
  body: { type: 'doc', content: [paragraphNode('Confira o valor.')] },
}

describe('own articles', () => {
  it('are drafts until they are published, and are then found', async () => {
    const store = await open()
    store.saveArticleDraft('meu', fields)
    expect(store.listArticles(store.blog)).toHaveLength(articles.length)
    store.publishArticle('meu', fields, 'Ana')
    const reopened = await open()
    expect(reopened.blog.drafts).toEqual([])
    const all = reopened.listArticles(reopened.blog)
    expect(findArticles(all, 'confira valor ana duplicatas', 'documentos').map(({ id }) => id)).toEqual([
      'meu',
    ])
    expect(all.find(({ id }) => id === 'meu')?.title).toBe('Duplicatas')
  })

  it('keep the published text while a draft changes, and the day of the first publication', async () => {
    const store = await open()
    store.publishArticle('meu', fields, 'Ana')
    const day = store.blog.ownArticles[0]?.date
    store.saveArticleDraft('meu', { ...fields, title: 'Outro' })
    expect((await open()).blog.ownArticles[0]?.title).toBe('Duplicatas')
    store.publishArticle('meu', { ...fields, title: 'Outro' }, 'Ana')
    expect((await open()).blog.ownArticles).toMatchObject([{ title: 'Outro', date: day }])
  })

  it('are deleted with their comments', async () => {
    const store = await open()
    store.publishArticle('meu', fields, 'Ana')
    store.addComment('meu', 'Ana', 'Primeiro.')
    store.deleteArticle('meu')
    const { blog } = await open()
    expect(blog.ownArticles).toEqual([])
    expect(blog.comments.filter(({ articleId }) => articleId === 'meu')).toEqual([])
  })

  it('need a title, a summary and a text', () => {
    expect(validateArticle(fields)).toEqual({})
    expect(Object.keys(validateArticle(blankFields))).toEqual(['title', 'summary', 'body'])
  })

  it('have up to five different tags', () => {
    expect(addTag(['CPF'], ' cpf ')).toEqual(['CPF'])
    expect(addTag([], ' nota   fiscal,')).toEqual(['nota fiscal'])
    expect(addTag(['a', 'b', 'c', 'd', 'e'], 'f')).toHaveLength(5)
  })
})

it('related articles share the category or a tag', () => {
  const current = articles.find(({ id }) => id === 'digitos-do-cpf')
  if (!current) throw new Error('there is no article')
  expect(findRelated(articles, current)[0]?.id).toBe('numero-do-processo')
})

it('likes are counted once, with those of the cast', async () => {
  const store = await open()
  const before = store.countLikes(store.blog, article)
  store.setLiked(article, true)
  store.setLiked(article, true)
  const reopened = await open()
  expect(reopened.countLikes(reopened.blog, article)).toBe(before + 1)
})

it('a comment is deleted with its replies', async () => {
  const store = await open()
  store.addComment(article, 'Ana', 'Pergunta')
  const id = store.blog.comments.at(-1)?.id ?? ''
  store.addComment(article, 'Ana', 'Resposta', id)
  store.deleteComment(id)
  expect(texts(await open())).toHaveLength(3)
})

it('a state of the previous version still opens', async () => {
  const comment = { id: 'c', articleId: article, author: 'Ana', text: 'Antigo', at: '', isOwn: true }
  localStorage.setItem(key, JSON.stringify({ state: { comments: [comment] }, made: [] }))
  const { blog } = await open()
  expect(blog.comments.map(({ text }) => text)).toEqual(['Antigo'])
  expect(blog.likes).toEqual([])
})
