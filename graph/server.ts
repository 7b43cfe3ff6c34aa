import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { FastifyInstance } from 'fastify'
import { type ParseOptions, parse } from 'graphql'
import { adhocRules, MOST_TOKENS } from './adhoc.ts'
import { adhocCosts } from './adhoc-cost.ts'
import { createCompiledGateway } from './compiled.ts'
import { contextOf, type GraphContext, type Shared } from './context.ts'
import { endpoint } from './endpoint.ts'
import { formatFailure, logFailures } from './failures.ts'
import { createOperationCache, type Operations, readOperations } from './operations.ts'
import { LeastPricesMemo } from './schema/image/least-prices-memo.ts'
import { SizesMemo } from './schema/image/sizes-memo.ts'
import { resolvers } from './schema/resolvers.ts'
import { Rotation } from './schema/session/rotation.ts'
import type { ShopPages } from './schema/shop-page/shop-pages.ts'
import type { WalksFiles } from './schema/walks/report.ts'
import { createStaffCheck } from './staff.ts'

/** The settings that the graph reads (services/shared/settings.ts). */
export interface GraphSettings {
  auth: { url: string }
  main: { url: string }
  content: { url: string }
  jwtSecret: string
  serviceKey: string
  databaseReadUrl?: string | undefined
  /** The address that visitors use. */
  publicUrl: string
  /** Whether to accept documents that were not known at build, under limits. */
  graphqlAdhoc: boolean
}

export interface GraphDeps {
  settings: GraphSettings
  /** The accepted operations; those that the client was built with when left out. */
  operations?: Operations
  /** Milliseconds that one call of a service may take. */
  timeout?: number
  /** The files of `npm run paths`; where it writes them when left out. */
  walksFiles?: WalksFiles
  /** Pages that the owner writes; there are none when left out. */
  shopPages?: ShopPages
}

const SCHEMA_FILE = join(import.meta.dirname, 'schema.graphql')
const WALKS_FILES: WalksFiles = {
  here: join(import.meta.dirname, '..', 'reports', 'paths.json'),
  ofBuild: join(import.meta.dirname, '..', 'dist', 'walks.json'),
}

/** A document whose parts know their places in the text keeps all its tokens in memory. */
const WITHOUT_PLACES: ParseOptions = { noLocation: true }

/** Serves the graph at POST /graphql (design.md section 4), until the app closes. */
export const registerGraph = async (app: FastifyInstance, deps: GraphDeps): Promise<void> => {
  const { settings, operations = await readOperations(), timeout = 5_000, walksFiles = WALKS_FILES } = deps
  const { shopPages = async () => null } = deps
  const graph = new ApolloServer<GraphContext>({
    gateway: createCompiledGateway(await readSchema()),
    nodeEnv: 'production',
    logger: app.log,
    introspection: settings.graphqlAdhoc,
    hideSchemaDetailsFromClientErrors: !settings.graphqlAdhoc,
    persistedQueries: { cache: createOperationCache(operations) },
    formatError: formatFailure,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      // It is for a graph of several servers, and loads what describes a trace.
      ApolloServerPluginInlineTraceDisabled(),
      logFailures(app.log),
      ...(settings.graphqlAdhoc ? [adhocCosts] : []),
    ],
    ...(settings.graphqlAdhoc
      ? { validationRules: adhocRules, parseOptions: { maxTokens: MOST_TOKENS } }
      : { parseOptions: WITHOUT_PLACES }),
  })
  await graph.start()
  app.addHook('onClose', () => graph.stop())

  const describeUpstream = (service: { url: string }) => ({
    url: service.url,
    serviceKey: settings.serviceKey,
    timeout,
  })
  const shared: Shared = {
    upstreams: {
      auth: describeUpstream(settings.auth),
      main: describeUpstream(settings.main),
      content: describeUpstream(settings.content),
    },
    isStaff: createStaffCheck(settings.jwtSecret),
    rotation: new Rotation(),
    sizes: new SizesMemo(),
    leastPrices: new LeastPricesMemo(),
    secure: settings.publicUrl.startsWith('https:'),
    hasReplicas: settings.databaseReadUrl !== undefined,
    walksFiles,
    shopPages,
  }
  await app.register(
    endpoint({
      known: !settings.graphqlAdhoc,
      run: fastifyApolloHandler(graph, {
        context: async (request, reply) => contextOf(shared, request, reply),
      }),
    }),
  )
}

const readSchema = async () =>
  makeExecutableSchema({ typeDefs: parse(await readFile(SCHEMA_FILE, 'utf8'), WITHOUT_PLACES), resolvers })
