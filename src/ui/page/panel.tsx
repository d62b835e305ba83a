import { Box, type BoxProps, Flex, Heading, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

type PanelProps = Omit<BoxProps, 'title'> & {
  title?: string | undefined
  description?: string | undefined
  actions?: ReactNode
}

/** A content panel. With a title it is a section named by the title. */
export function Panel({ title, description, actions, children, ...props }: PanelProps) {
  const id = useId()
  return (
    <Box
      as={title ? 'section' : 'div'}
      aria-labelledby={title ? id : undefined}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.panel"
      borderRadius="panel"
      boxShadow="panel"
      p={{ base: '5', md: '6' }}
      minW="0"
      {...props}
    >
      {title && (
        <Flex gap="3" justify="space-between" align="flex-start" mb="4">
          <Box minW="0">
            <Heading as="h2" id={id} textStyle="h3">
              {title}
            </Heading>
            {description && (
              <Text color="fg.muted" textStyle="small" mt="1">
                {description}
              </Text>
            )}
          </Box>
          {actions}
        </Flex>
      )}
      {children}
    </Box>
  )
}
