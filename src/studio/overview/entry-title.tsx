import { Flex, Heading, Link, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type EntryTitleProps = {
  as?: 'h3' | 'h4'
  icon?: ReactNode
  /** A title, or a path shown as code. */
  title: string
  isCode?: boolean
  href?: string | undefined
  children?: ReactNode
  description?: ReactNode
}

export function EntryTitle({ as = 'h3', icon, title, isCode, href, children, description }: EntryTitleProps) {
  return (
    <>
      <Flex align="center" columnGap="2.5" rowGap="1" wrap="wrap">
        {icon}
        <Heading
          as={as}
          textStyle={as === 'h3' ? 'h3' : 'body'}
          fontWeight="600"
          fontFamily={isCode ? 'mono' : undefined}
          fontSize={isCode ? '14px' : undefined}
          overflowWrap="anywhere"
        >
          {href === undefined ? (
            title
          ) : (
            <Link href={href} color="fg" _hover={{ color: 'primary.fg' }}>
              {title}
            </Link>
          )}
        </Heading>
        {children}
      </Flex>
      {description && (
        <Text mt="1" color="fg.muted" overflowWrap="anywhere">
          {description}
        </Text>
      )}
    </>
  )
}
