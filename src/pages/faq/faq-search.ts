import type { Faq } from '@manifest/schema/content.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'

type Sections = Faq['sections']

/**
 * Returns the questions whose question, answer or section title matches. Sections without a match are left
 * out.
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
