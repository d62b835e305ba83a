import { chakra, Flex, type FlexProps, Text } from '@chakra-ui/react'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'
import { numericDay } from '../../parts/days.ts'
import { type Article, readingMinutes } from './article.ts'

/** Who wrote an article, when, and how long it takes to read. Other props go to the row. */
export function Byline({ article, ...row }: FlexProps & { article: Article }) {
  const { author, date } = article
  return (
    <Flex align="center" gap="2.5" {...row}>
      <PersonAvatar name={author} size="8" />
      <Text textStyle="small" color="fg.muted">
        <chakra.span color="fg" fontWeight="500">
          {author}
        </chakra.span>
        <br />
        <time dateTime={date}>{numericDay(date)}</time> · {readingMinutes(article)} min de leitura
      </Text>
    </Flex>
  )
}
