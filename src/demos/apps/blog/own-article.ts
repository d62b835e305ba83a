import type { Snapshot } from 'valtio'
import * as z from 'zod/mini'
import { emptyDoc, isEmptyDoc, type RichNode, richNodeSchema } from '../../parts/rich-text/rich-doc.ts'
import { type Article, type ArticleCategory, categories } from './article.ts'

const categoryKeys = Object.keys(categories) as [ArticleCategory, ...ArticleCategory[]]

const fieldsSchema = z.object({
  title: z.string(),
  summary: z.string(),
  category: z.enum(categoryKeys),
  tags: z.array(z.string()),
  /** A category, or a picture as data URL. Empty for the drawing of the article's category. */
  cover: z.string(),
  /** The editor's JSON. HTML is neither stored nor parsed. */
  body: richNodeSchema,
})

export const ownArticleSchema = z.extend(fieldsSchema, {
  id: z.string(),
  authorName: z.string(),
  /** The day of the publication as `YYYY-MM-DD`. */
  date: z.string(),
})

/** Unpublished changes; `id` is the article's. */
export const articleDraftSchema = z.extend(fieldsSchema, {
  id: z.string(),
  /** Date and time as ISO text. */
  savedAt: z.string(),
})

type StoredFields = z.infer<typeof fieldsSchema>

/** The values of the editor. */
export type ArticleFields = Omit<Snapshot<StoredFields>, 'body'> & { readonly body: RichNode }

export const blankFields: ArticleFields = {
  title: '',
  summary: '',
  category: 'documentos',
  tags: [],
  cover: '',
  body: emptyDoc,
}

/** Copies the values, so that the store shares no object with the editor. */
export const copyFields = ({ title, summary, category, tags, cover, body }: ArticleFields): StoredFields => ({
  title: title.trim(),
  summary: summary.trim(),
  category,
  tags: [...tags],
  cover,
  body: structuredClone(body) as StoredFields['body'],
})

export const fieldsToArticle = (
  id: string,
  { cover, ...fields }: ArticleFields,
  { authorName, date }: { authorName: string; date: string },
): Article => ({ id, ...fields, authorName, date, ...(cover ? { cover } : {}) })

export const maxTitleLength = 120

/** Returns the errors by field; empty for an article that can be published. */
export function validateArticle({ title, summary, body }: ArticleFields): Record<string, string> {
  return {
    ...(title.trim() ? {} : { title: 'Informe o título.' }),
    ...(summary.trim() ? {} : { summary: 'Escreva um resumo de uma ou duas frases.' }),
    ...(isEmptyDoc(body) ? { body: 'Escreva o texto.' } : {}),
  }
}

export const maxTags = 5

/** Adds a tag as typed; repeated ones and those beyond the limit are dropped. */
export function addTag(tags: readonly string[], typed: string): string[] {
  const tag = typed.replaceAll(',', ' ').trim().replace(/\s+/g, ' ').slice(0, 30)
  const isKnown = tags.some((other) => other.toLowerCase() === tag.toLowerCase())
  return tag === '' || isKnown || tags.length >= maxTags ? [...tags] : [...tags, tag]
}
