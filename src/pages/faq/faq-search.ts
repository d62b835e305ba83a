import type { Faq } from '@manifest/schema/content.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'

type Sections = Faq['sections']

/**
 * The sections with only the questions that match a query in question, answer or title; sections without a
 * match are left out.
 */
export function findQuestions(sections: Sections, query: string): Sections {
  const isFound = searchTest(query)
  return sections
    .map(({ questions, ...section }) => ({
      ...section,
      questions: questions.filter(({ question, answer }) =>
        isFound(searchKey(`${section.title} ${question} ${answer}`)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0)
}
