import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { Faq } from '@manifest/content.ts'
import { useId } from 'react'
import { LuChevronDown } from 'react-icons/lu'
import { CatalogueIcon } from '@/ui/catalogue-icon.tsx'

type Section = Faq['sections'][number]

/** A section of questions, each a disclosure of the browser's own: it works without script and is found by its search. */
export function FaqSection({ section: { title, icon, questions } }: { section: Section }) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="panel"
      boxShadow="panel"
    >
      <Flex align="center" gap="2.5" px={{ base: '5', md: '6' }} py="4">
        <Box color="primary.fg" fontSize="18px">
          <CatalogueIcon name={icon} />
        </Box>
        <Heading as="h2" id={id} textStyle="h3">
          {title}
        </Heading>
      </Flex>
      {questions.map(({ question, answer }) => (
        <chakra.details
          key={question}
          borderTopWidth="1px"
          css={{
            '& summary::-webkit-details-marker': { display: 'none' },
            '&[open] .chevron': { transform: 'rotate(180deg)' },
          }}
        >
          <chakra.summary
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="4"
            minH="12"
            px={{ base: '5', md: '6' }}
            py="3"
            cursor="pointer"
            listStyleType="none"
            fontWeight="500"
            focusVisibleRing="inside"
            _hover={{ bg: 'bg.hover' }}
          >
            {question}
            <Box as="span" className="chevron" color="fg.muted" transition="transform 150ms ease-out">
              <LuChevronDown aria-hidden="true" />
            </Box>
          </chakra.summary>
          <Text px={{ base: '5', md: '6' }} pb="4" color="fg.muted" maxW="72ch" whiteSpace="pre-line">
            {answer}
          </Text>
        </chakra.details>
      ))}
    </Box>
  )
}
