import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { Drawing } from '@manifest/contract/brand.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { loginArt } from '@/generated/login-art.ts'
import { hasProvider } from '@/lib/environment.ts'
import { findPublicRoute } from '@/routes/public-route.ts'
import { DrawingView } from '@/ui/media/drawing-view.tsx'
import { Logo } from '@/ui/media/logo.tsx'
import { SkipLink } from '@/ui/navigation/skip-link.tsx'

type AuthShellProps = {
  /** `plain`: content only; `split`: next to the brand's art; `backdrop`: in a panel over another. */
  variant: 'plain' | 'split' | 'backdrop'
  icon?: ReactNode
  children: ReactNode
}

/** The layout of public screens: logo, the route's title and description, content, copyright. */
export function AuthShell({ variant, icon, children }: AuthShellProps) {
  return (
    <Flex minH="100dvh" position="relative" isolation="isolate" overflow="clip">
      <SkipLink />
      <Flex
        direction="column"
        flex="1 1 0"
        minW="0"
        px={{ base: '5', sm: '8' }}
        py={{ base: '5', sm: '7' }}
        {...(variant === 'split' && art && besideIllustration)}
      >
        <AuthBrand />
        <Flex
          as="main"
          id="conteudo"
          tabIndex={-1}
          outline="none"
          flex="1"
          align="center"
          justify="center"
          py="10"
        >
          <Box width="full" maxW="24rem" {...(variant === 'backdrop' && onPanel)}>
            <Title icon={icon} />
            {children}
          </Box>
        </Flex>
        <Text as="footer" color="fg.muted" textStyle="small">
          © {app.footer.year} {app.product}. {app.footer.rights}.
        </Text>
      </Flex>
      {variant === 'split' && art && <Illustration art={art} />}
      {variant === 'backdrop' && backdrop && <Backdrop drawing={backdrop} />}
    </Flex>
  )
}

const { art, backdrop } = loginArt

const besideIllustration = {
  bg: { lg: 'bg.panel' },
  borderEndWidth: { lg: '1px' },
} as const

const onPanel = {
  maxW: '28rem',
  p: { base: '6', sm: '8' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'panel',
  boxShadow: 'lg',
} as const

function AuthBrand() {
  return (
    <Flex as="header" align="center" gap="2.5" color="primary.fg">
      <Logo />
      <Text color="fg" fontSize="17px" fontWeight="650" letterSpacing="-0.01em">
        {app.product}
      </Text>
    </Flex>
  )
}

function Title({ icon }: { icon: ReactNode }) {
  const route = findPublicRoute(useLocation().pathname)
  const { title = '', description } = route ?? {}
  // The manifest's descriptions mention e-mail and password, which only local accounts have.
  const isLocalText = hasProvider() && route?.page.startsWith('pages/auth/')
  return (
    <Box mb="7">
      {icon && (
        <Box aria-hidden="true" color="primary.fg" fontSize="32px" lineHeight="1" mb="4">
          {icon}
        </Box>
      )}
      <Heading as="h1" id="page-title" tabIndex={-1} textStyle="h1">
        {title}
      </Heading>
      {description && !isLocalText && (
        <Text color="fg.muted" mt="1.5">
          {description}
        </Text>
      )}
    </Box>
  )
}

const { description: slogan } = app

function Illustration({ art }: { art: Drawing }) {
  return (
    <Flex
      as="aside"
      hideBelow="lg"
      flex="1.15 1 0"
      direction="column"
      align="center"
      justify="center"
      gap="8"
      p="10"
    >
      <Flex width="full" maxW="35rem" aspectRatio="1" align="center" justify="center">
        <DrawingView drawing={art} width="full" maxH="70vh" />
      </Flex>
      <Text textStyle="h3" color="fg.muted" textAlign="center">
        {slogan}
      </Text>
    </Flex>
  )
}

const Backdrop = ({ drawing }: { drawing: Drawing }) => (
  <DrawingView
    drawing={drawing}
    position="absolute"
    zIndex="-1"
    insetInline="-50vw"
    insetBlock="-4vh"
    marginInline="auto"
    width="max(46rem, 62vw)"
    height="108vh"
    opacity={{ base: 0.5, md: 0.85 }}
  />
)
