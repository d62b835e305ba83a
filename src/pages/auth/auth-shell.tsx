import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { type ReactNode, useId, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { hasProvider } from '@/lib/environment.ts'
import { findPublicRoute } from '@/routes/public-route.ts'
import { Logo } from '@/ui/media/logo.tsx'
import { SkipLink } from '@/ui/navigation/skip-link.tsx'
import { DottedCountry, dotsPath, dottedMap, mapSize, projectPoint } from './dotted-country.tsx'

type AuthShellProps = {
  /** `plain`: content only; `split`: next to the illustration; `backdrop`: in a panel over it. */
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
        {...(variant === 'split' && besideIllustration)}
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
      {variant === 'split' && <Illustration />}
      {variant === 'backdrop' && <MapBackdrop />}
    </Flex>
  )
}

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

function Illustration() {
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
      <Box width="full" maxW="35rem" aspectRatio="1">
        <SearchMap />
      </Box>
      <Text textStyle="h3" color="fg.muted" textAlign="center">
        {slogan}
      </Text>
    </Flex>
  )
}

function MapBackdrop() {
  const country = useMemo(() => dotsPath(dottedMap(6)), [])
  return (
    <chakra.svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      position="absolute"
      zIndex="-1"
      insetInline="-50vw"
      insetBlock="-4vh"
      marginInline="auto"
      width="max(46rem, 62vw)"
      height="108vh"
      opacity={{ base: 0.5, md: 0.85 }}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <DottedCountry country={country} dot={1.9} />
    </chakra.svg>
  )
}

/** The magnifying glass is over Brasília. */
const [x, y] = projectPoint(-47.9, -15.8)
const radius = 66
const magnified = `translate(${x} ${y}) scale(1.8) translate(${-x} ${-y})`

function SearchMap() {
  const lens = useId()
  const country = useMemo(() => dotsPath(dottedMap(11)), [])
  return (
    <chakra.svg
      viewBox={`-8 0 ${mapSize.width + 16} ${mapSize.height + 6}`}
      width="full"
      maxW="35rem"
      maxH="70vh"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <clipPath id={lens}>
        <circle cx={x} cy={y} r={radius} />
      </clipPath>
      <DottedCountry country={country} dot={4} />
      <g clipPath={`url(#${lens})`}>
        <chakra.circle cx={x} cy={y} r={radius} fill="primary.subtle" />
        <g transform={magnified}>
          <chakra.path d={country} stroke="primary.emphasized" strokeWidth="3.6" />
        </g>
        <chakra.circle cx={x} cy={y} r="19" fill="primary.solid" />
        <chakra.path
          d={`M${x - 8} ${y + 0.5}l5.5 6 10.5 -12`}
          stroke="primary.contrast"
          strokeWidth="3.6"
          strokeLinejoin="round"
        />
      </g>
      <chakra.circle cx={x} cy={y} r={radius} stroke="primary.solid" strokeWidth="6" />
      <chakra.path d={`M${x + 49} ${y + 49}l38 38`} stroke="primary.solid" strokeWidth="11" />
    </chakra.svg>
  )
}
