import { Accordion, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type QuestionProps = { value: string; title: string; level?: 3 | 4; children: ReactNode }

/**
 * A part of an accordion under a heading. The title inherits its alignment: in the mirrored layout, `start` would be the
 * left side of a Portuguese text.
 */
export const Question = ({ value, title, level = 3, children }: QuestionProps) => (
  <Accordion.Item value={value}>
    <Text as={level === 3 ? 'h3' : 'h4'}>
      <Accordion.ItemTrigger cursor="button" textAlign="inherit">
        <Text as="span" flex="1">
          {title}
        </Text>
        <Accordion.ItemIndicator />
      </Accordion.ItemTrigger>
    </Text>
    <Accordion.ItemContent>
      <Accordion.ItemBody color="fg.muted">{children}</Accordion.ItemBody>
    </Accordion.ItemContent>
  </Accordion.Item>
)
