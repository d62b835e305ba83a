import { createSystem, type SystemContext } from '@chakra-ui/react'
import { css as serialize } from '@emotion/react'

/**
 * Creates a Chakra system whose component styles are in no cascade layer. When a sheet with layers gets a rule, Chromium computes
 * the styles, fonts and layout of the whole document again, and Emotion adds rules whenever a component is first drawn. The reset,
 * the base styles and the tokens keep a layer, in sheets that do not change: component styles win over all their selectors.
 */
export function createThemeSystem(...configs: Parameters<typeof createSystem>): SystemContext {
  const system = createSystem(...configs, { disableLayers: true })
  return {
    ...system,
    // In each render of an element Chakra hashes its styles, and Emotion writes them as text and hashes that. Emotion takes styles
    // that it has serialized as they are. JSON is the faster key.
    css: remember(
      (...styles) => serialize(system.css(...styles)),
      (...styles) => JSON.stringify(styles),
    ),
    cva: compileOnce(system.cva as Compile) as SystemContext['cva'],
    sva: compileOnce(system.sva as Compile) as SystemContext['sva'],
    // Chakra's own cache of property names moves a name to its end in each read.
    isValidProperty: remember(system.isValidProperty, (name) => name),
    _global: system._global.map((styles) => ({ '@layer base': styles })),
  }
}

type Compile = (config?: object) => unknown

/** Chakra compiles the recipe of an element in each of its renders. A compiled one has no state but its caches. */
function compileOnce(compile: Compile): Compile {
  const compiled = new WeakMap<object, unknown>()
  return (config = {}) => {
    const known = compiled.get(config)
    if (known !== undefined) return known
    const recipe = compile(config)
    compiled.set(config, recipe)
    return recipe
  }
}

/** More styles than a session shows. Styles that follow a pointer must not fill the memory. */
const maxRemembered = 5_000

/** Returns a function that computes once for each key. */
function remember<Args extends unknown[], Result>(
  compute: (...args: Args) => Result,
  readKey: (...args: Args) => string,
): (...args: Args) => Result {
  const results = new Map<string, Result>()
  return (...args) => {
    const key = readKey(...args)
    const known = results.get(key)
    if (known !== undefined) return known
    const result = compute(...args)
    if (results.size >= maxRemembered) results.clear()
    results.set(key, result)
    return result
  }
}
