/** The data of a YAML file (`codegen/build/yaml-modules.ts`). Its reader knows the type. */
declare module '*.yaml' {
  const data: unknown
  export default data
}
