import { describe, expect, test } from 'vitest'
import { judge } from '../../tools/check_layers.mjs'

const faults = (path: string, text: string) => judge([[path, text]], [])

describe('the layer check finds', () => {
  const planted: [string, string, string][] = [
    ['core that knows HTTP', 'server/core/account/member/member.cpp', '#include "http/message/request.hpp"'],
    ['core that knows JSON', 'server/core/state/ring.hpp', '#include <boost/json/value.hpp>'],
    ['storage that knows the API', 'server/storage/members.cpp', '#include "api/member/views.hpp"'],
    ['the API that goes past the core', 'server/api/member/log_in.cpp', '#include "storage/members.hpp"'],
    ['the signal that knows the service', 'hrv/src/judge.cpp', '#include "core/base/clock.hpp"'],
    ['a new folder that no rule knows', 'server/magic/spell.cpp', ''],
    ['a feature that knows another', 'web/apps/app/src/features/home/Home.tsx', "import { x } from '../check-in/x'"],
    ['a library that knows a feature', 'web/apps/app/src/lib/x.ts', "import { x } from '../features/home/x'"],
    ['a start that knows a feature', 'web/apps/app/src/boot/x.ts', "import { x } from '../features/home/x'"],
    ['a drawing that knows the router', 'web/packages/ui/src/Card.tsx', "import { Link } from 'react-router'"],
    ['a drawing that calls the server', 'web/packages/ui/src/Card.tsx', "import { api } from '@evenkeel/api'"],
    ['an app that knows another', 'web/apps/site/src/a.ts', "import { x } from '../../app/src/lib/x'"],
    ['a screen that uses what stands in for tests', 'web/apps/app/src/a.ts', "import { x } from '../../../testing/x'"],
    ['a screen that runs a part of the build', 'web/apps/site/src/a.ts', "import { x } from '../../../tooling/x'"],
    ['what is loaded when needed', 'web/packages/hrv/src/a.ts', "const x = await import('react')"],
  ]
  test.for(planted)('%s', ([, path, text]) => {
    expect(faults(path, `// a file\n${text}\n`)).toHaveLength(1)
  })
})

describe('the layer check lets pass', () => {
  const allowed: [string, string][] = [
    [
      'server/core/account/member/member.cpp',
      '#include "core/base/id.hpp"\n#include <vector>\n#include "hrv/analyze.hpp"',
    ],
    ['server/core/account/member/member_test.cpp', '#include "tests/support/samples.hpp"'],
    ['server/app/main.cpp', '#include "storage/members.hpp"\n#include "api/routes.hpp"'],
    ['web/apps/app/src/a.test.ts', "import { x } from '../../../testing/x'"],
    ['web/apps/site/src/a.ts', "import type { X } from '../../../tooling/x'"],
    ['hrv/src/judge.cpp', '#include "judge.hpp"\n#include "hrv/analyze.hpp"'],
    ['web/apps/app/src/features/home/Home.tsx', "import { Card } from '@evenkeel/ui'\nimport { y } from '../../lib/y'"],
  ]
  test.for(allowed)('%s', ([path, text]) => {
    expect(faults(path, text)).toEqual([])
  })
})

test('two areas of core that know each other are a fault, their tests aside', () => {
  const account: [string, string] = ['server/core/account/erase.cpp', '#include "core/commerce/billing.hpp"\n']
  const commerce: [string, string] = ['server/core/commerce/invite.cpp', '#include "core/account/member/member.hpp"\n']
  expect(judge([account, commerce], [])).toEqual([
    'server/core/account/erase.cpp: account and commerce may not know each other; server/core/commerce/invite.cpp knows account',
  ])
  expect(judge([account, ['server/core/commerce/invite_test.cpp', commerce[1]]], [])).toEqual([])
})

test('an exception is honoured, and is a fault once nothing needs it', () => {
  const exception = { from: 'server/core/a.cpp', to: 'http', why: 'of the test' }
  expect(judge([['server/core/a.cpp', '#include "http/x.hpp"']], [exception])).toEqual([])
  expect(judge([['server/core/a.cpp', '']], [exception])).toEqual([
    'tools/layers/rules.mjs: the exception server/core/a.cpp → http is no longer needed',
  ])
})
