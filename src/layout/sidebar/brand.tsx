import { Box } from '@chakra-ui/react'
import { app } from '@/generated/app.ts'
import { Logo } from '@/ui/media/logo.tsx'
import { AppLink } from '@/ui/navigation/route-link.tsx'

type BrandProps = {
  /** The title is visually hidden. */
  isNarrow?: boolean
  /** A header, which has no space for the logo on phones. */
  isInHeader?: boolean
}

/** Logo and product title, linked to the home page. */
export function Brand({ isNarrow = false, isInHeader = false }: BrandProps) {
  return (
    <AppLink
      to={app.auth.home}
      minW="0"
      gap="3"
      color="fg"
      fontWeight="650"
      fontSize="18px"
      letterSpacing="-0.01em"
      _hover={{ textDecoration: 'none' }}
    >
      <Box as="span" color="primary.fg" display={{ base: isInHeader ? 'none' : 'flex', md: 'flex' }}>
        <Logo size={30} />
      </Box>
      <Box as="span" srOnly={isNarrow} truncate={!isNarrow}>
        {app.product}
      </Box>
    </AppLink>
  )
}
