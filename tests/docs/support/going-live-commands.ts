/* Commands that tests/product/docs/going-live.full.test.ts runs with a provider and a gateway on loopback. */

export const isGateway = (command: string) => /^npm run (?:-s )?gateway(?: -- (?:--|verify )|$)/.test(command)

export const isAudit = (command: string) => /^(?:echo \d+ \| )?npm run gateway -- audit/.test(command)

export const isRequest = (command: string) => command.startsWith('curl ')

export const isHeaders = (command: string) => /^(VITE_\w+=\S+ )*npm run -s headers$/.test(command)

export const isVerify = (command: string) => /^(\w+=\S+ )*npm run codegen -- verify /.test(command)

/** Commands that tests/product/deploy/doctor/broken-set-ups.full.test.ts runs. */
export const isDoctor = (command: string) => /^(\w+=\S+ )*npm run doctor -- /.test(command)

/** Commands that tests of deploy run: configure.test.ts, explain-stack.full.test.ts, publish.full.test.ts and, without Docker, container.full.test.ts. */
export const isDeployment = (command: string) =>
  /^(?:docker |deploy\/publish\.sh |npm run -s explain-stack |VITE_PRODUCT="[^"]+" npm run -s configure )/.test(
    command,
  )
