/** Who may import whom (design.md section 2). Run by `npm run check`. */
const from = (name, path, allowed, extra = {}) => ({
  name,
  severity: 'error',
  from: { path, ...extra },
  to: { pathNot: [...allowed, 'node_modules', '^[a-z_/]+$', '^@graphql-typed-document-node/', '^node:'] },
})

/**
 * The rooms of a service, from the ground up: a room imports of its service only itself and the floors below.
 * One that is on no floor may import nothing, so that whoever makes a room gives it a place.
 */
const floors = (service, ...levels) => {
  const folder = `^services/${service}/`
  const within = (rooms) => `${folder}(${rooms.join('|')})(/|$)`
  return [
    ...levels.map((rooms, floor) => ({
      name: `${service}-floor-${floor}`,
      severity: 'error',
      from: { path: within(rooms) },
      to: { path: folder, pathNot: [`${folder}$1(/|$)`, ...levels.slice(0, floor).map(within)] },
    })),
    {
      name: `${service}-rooms-have-a-floor`,
      severity: 'error',
      from: { path: folder, pathNot: within(levels.flat()) },
      to: {},
    },
  ]
}

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
    {
      name: 'nothing-imports-host',
      severity: 'error',
      from: { pathNot: '^(host|tests)/' },
      to: { path: '^host/' },
    },
    from('machines-are-pure', '^machines/', ['^machines/', '^node_modules/xstate/']),
    {
      name: 'machines-import-only-xstate',
      severity: 'error',
      from: { path: '^machines/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/xstate/' },
    },
    from('service-alone', '^services/(auth|cards|main)/', [
      '^services/$1/',
      '^services/shared/',
      '^machines/lifecycles/',
    ]),
    from('service-draws', '^services/(content|stock)/', [
      '^services/$1/',
      '^services/art/',
      '^services/shared/',
      '^machines/lifecycles/',
    ]),
    ...floors(
      'content',
      ['schema.ts', 'record', 'sitemap'],
      ['index', 'opening'],
      ['artists', 'stock'],
      ['media'],
      ['artist-profiles'],
      ['artist-pages', 'images'],
      ['collections', 'import', 'search'],
      ['uploads'],
      ['demo', 'desk', 'following', 'image-list', 'own-art', 'related'],
      ['batches'],
      ['activity', 'exports', 'notes', 'record-imports'],
      ['service.ts'],
    ),
    ...floors(
      'main',
      ['accounts', 'feedback.ts', 'images', 'ledger', 'limits.ts', 'people', 'plain.ts', 'pricing', 'vault'],
      ['http.ts', 'sizes'],
      ['cart', 'messages', 'payees', 'reports', 'royalties', 'usage', 'views'],
      ['checkout', 'design', 'projects', 'shares'],
      ['payments', 'profile'],
      ['orders'],
      ['payouts'],
      ['statements'],
      ['art-figures', 'artist-account', 'demo', 'desk', 'earnings', 'events'],
      ['service.ts'],
    ),
    from('services-art-alone', '^services/art/', ['^services/art/']),
    from('services-shared-alone', '^services/shared/', ['^services/shared/']),
    from('graph-alone', '^graph/', [
      '^graph/',
      '^machines/lifecycles/',
      '^services/.*contract\\.ts$',
      '^services/shared/vocabulary\\.ts$',
      '^services/shared/http/metadata\\.ts$',
    ]),
    {
      // They start on a fresh clone, before codegen has run.
      name: 'processes-take-only-types-of-what-is-generated',
      severity: 'error',
      from: { path: '^(machines|services|graph|host)/', pathNot: '/generated/' },
      to: { path: '/generated/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'graph-takes-only-types-of-services',
      severity: 'error',
      from: { path: '^graph/' },
      to: { path: '^services/.*contract\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    from('ui-is-only-looks', '^client/ui/', ['^client/ui/']),
    {
      // docs/decisions/0013: a button is client/ui/button.tsx, a field client/ui/form/text-field.tsx. The
      // console is on no page of a visitor.
      name: 'chakra-comes-with-fields',
      severity: 'error',
      from: {
        path: '^client/',
        pathNot: '^client/(ui/(form/|recipes/|system\\.ts|tokens\\.ts)|features/manage/)',
      },
      to: { path: '(^|/)@chakra-ui/' },
    },
    from('feature-alone', '^client/features/([^/]+)/', [
      '^client/features/$1/',
      '^client/features/(media|statechart|purchase|returns)/',
      '^client/ui/',
      '^client/actors/',
      '^client/apollo/',
      '^machines/.*/(selectors|failure)\\.ts$',
      '^machines/(chart|journal)/',
    ]),
    from('effects-reach-out', '^client/effects/', ['^client/effects/', '^machines/', '^client/apollo/']),
    from('actors-run', '^client/actors/', [
      '^client/actors/',
      '^client/effects/',
      '^machines/',
      '^client/apollo/',
    ]),
    from('apollo-alone', '^client/apollo/', ['^client/apollo/']),
    from('client-alone', '^client/', ['^client/', '^machines/', '^virtual:']),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
  },
}
