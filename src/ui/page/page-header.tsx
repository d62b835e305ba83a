import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type PageHeaderProps = { title: string; description?: string | undefined; actions?: ReactNode }

/**
 * The title row: the page's only `h1`, a description, and actions at the end. The title receives the focus on
 * a route change.
 */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <Flex gap="4" align="flex-start" justify="space-between" wrap="wrap" mb="6">
      <Box minW="0" flex="1 1 16rem">
        <Heading as="h1" id="page-title" tabIndex={-1} textStyle="h1">
          {title}
        </Heading>
        {description && (
          <Text color="fg.muted" mt="1" maxW="70ch">
            {description}
          </Text>
        )}
      </Box>
      {actions && (
        <Flex
          data-page-actions
          gap="2"
          wrap="wrap"
          align="center"
          css={{ mdDown: { '& a, & button': { minHeight: '11' } } }}
        >
          {actions}
        </Flex>
      )}
    </Flex>
  )
}
