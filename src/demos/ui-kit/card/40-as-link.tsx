import { Card, Text } from '@chakra-ui/react'
import { cardSlotRecipe } from '@chakra-ui/react/theme'
import { CardTitle } from '../basics.tsx'

export const meta = { title: 'Como link' }

/** The title's link covers the card, so that it is one target with one name. */
export default () => (
  <Card.Root
    recipe={cardSlotRecipe}
    position="relative"
    transition="border-color 150ms"
    _hover={{ borderColor: 'primary.solid' }}
    _focusWithin={{ borderColor: 'primary.solid' }}
  >
    <Card.Body gap="1">
      <CardTitle>
        <Text
          as="a"
          {...{ href: '#page-title' }}
          _before={{ content: '""', position: 'absolute', inset: '0' }}
        >
          Um cartão que é um link
        </Text>
      </CardTitle>
      <Card.Description>O cartão inteiro leva ao começo da página.</Card.Description>
    </Card.Body>
  </Card.Root>
)
