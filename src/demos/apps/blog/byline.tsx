import { chakra, Flex, type FlexProps, Text } from '@chakra-ui/react'
import { formatNumericDay } from '../../parts/days.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { type Article, estimateReadingMinutes, readAuthor } from './article.ts'

/** Author, date and reading time. Other props go to the row. */
export function Byline({ article, ...row }: FlexProps & { article: Article }) {
  const { id, name } = readAuthor(article)
  return (
    <Flex align="center" gap="2.5" {...row}>
      <Portrait image={id} name={name} size="8" />
      <Text textStyle="small" color="fg.muted">
        <chakra.span color="fg" fontWeight="500">
          {name}
        </chakra.span>
        <br />
        <time dateTime={article.date}>{formatNumericDay(article.date)}</time> ·{' '}
        {estimateReadingMinutes(article)} min de leitura
      </Text>
    </Flex>
  )
}
