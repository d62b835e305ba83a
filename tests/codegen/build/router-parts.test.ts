import { expect, it } from 'vitest'
import { markRouterParts } from '../../../codegen/build/router-parts.ts'

it('drops the names of react-router’s components and marks their calls as pure', () => {
  const code = `var Link = React10.forwardRef(
  function LinkWithRef() {}
);
Link.displayName = "Link";
var LinkContext = React.createContext(null);
const title = document.title;
`
  expect(markRouterParts(code)).toBe(`var Link = /* @__PURE__ */ React10.forwardRef(
  function LinkWithRef() {}
);

var LinkContext = /* @__PURE__ */ React.createContext(null);
const title = document.title;
`)
})
