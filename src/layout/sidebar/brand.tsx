import { Box } from '@chakra-ui/react'
import { app } from '@/generated/app.ts'
import { Logo } from '@/ui/media/logo.tsx'
import { AppLink } from '@/ui/navigation/route-link.tsx'

/** Logo and product title, linked to the home page. With `isNarrow` the title is visually hidden. */
export function Brand({ isNarrow = false }: { isNarrow?: boolean }) {
  return (
    <AppLink
      to={app.auth.home}
      gap="3"
      color="fg"
      fontWeight="650"
      fontSize="18px"
      letterSpacing="-0.01em"
      _hover={{ textDecoration: 'none' }}
    >
      <Box as="span" color="primary.fg" display="flex">
        <Logo size={30} />
      </Box>
      <Box as="span" srOnly={isNarrow}>
        {app.product}
      </Box>
    </AppLink>
  )
}
