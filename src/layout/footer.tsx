import { chakra, Flex, Link } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { preferences } from '@/state/preferences.ts'

/** All rights reserved, and the link to the support vendor. */
export function Footer() {
  const { product, footer } = app
  const { footerType } = useSnapshot(preferences)
  if (footerType === 'hidden') return null
  return (
    <chakra.footer
      borderTopWidth="1px"
      px={{ base: '4', md: '6' }}
      py="3"
      color="fg.muted"
      textStyle="small"
      {...(footerType === 'sticky'
        ? { position: 'sticky', bottom: { base: 'bottomBar', md: '0' }, bg: 'bg.panel', zIndex: 'docked' }
        : {})}
    >
      <Flex gap="2" wrap="wrap" justify="space-between">
        <span>
          © {footer.year} {product}. {footer.rights}.
        </span>
        {footer.vendor && (
          <Link
            href={footer.vendor.url}
            target="_blank"
            rel="noreferrer"
            variant="underline"
            color="fg.muted"
          >
            {footer.vendor.name}
          </Link>
        )}
      </Flex>
    </chakra.footer>
  )
}
