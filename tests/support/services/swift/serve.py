"""Runs OpenStack Swift with its S3 middleware for one test: all four servers in one process, on loopback.

Usage: serve.py FOLDER KEY_ID SECRET PROXY_PORT ACCOUNT_PORT CONTAINER_PORT OBJECT_PORT
Prints `ready` once it answers. Swift reads /etc/swift/swift.conf, as Debian's package leaves it.
"""
import os
import sys

from swift.common import utils

utils.eventlet_monkey_patch()

import eventlet  # noqa: E402
from eventlet import wsgi  # noqa: E402
from eventlet.hubs import trampoline  # noqa: E402
from swift.common.http_protocol import SwiftHttpProtocol  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

STORAGE = """[DEFAULT]
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = {kind}-server
[app:{kind}-server]
use = egg:swift#{kind}
# Lists follow writes also on a busy machine.
container_update_timeout = 30
node_timeout = 30
conn_timeout = 10
"""

PROXY = """[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors s3api tempauth slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
# So that lists have several pages.
max_bucket_listing = 3
[filter:tempauth]
use = egg:swift#tempauth
user_{user} = {secret} .admin
[filter:slo]
use = egg:swift#slo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
node_timeout = 30
conn_timeout = 10
"""


class Silent:
    def write(self, *_):
        pass


class Memory:
    """Stands in for memcached, which tempauth asks about every token."""

    def __init__(self):
        self.kept = {}

    def get(self, key, *_, **__):
        return self.kept.get(key)

    def set(self, key, value, *_, **__):
        self.kept[key] = value

    def delete(self, key, *_, **__):
        self.kept.pop(key, None)


def with_memory(app, memory=Memory()):
    def answer(env, start_response):
        env['swift.cache'] = memory
        return app(env, start_response)
    return answer


def place(folder, kind, port):
    """Says in a ring that all of a kind is on one server."""
    ring = RingBuilder(1, 1, 0)
    ring.add_dev({'id': 0, 'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': port, 'device': 'd1',
                  'weight': 1.0})
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, kind + '.ring.gz'))


def serve(folder, kind, config, port):
    file = os.path.join(folder, kind + '.conf')
    with open(file, 'w') as conf:
        conf.write(config)
    eventlet.spawn(wsgi.server, eventlet.listen(('127.0.0.1', port)),
                   with_memory(loadapp(file)), Silent(),
                   protocol=SwiftHttpProtocol)


def main():
    folder, key_id, secret = sys.argv[1:4]
    proxy, *storage = map(int, sys.argv[4:])
    os.makedirs(os.path.join(folder, 'devices', 'd1'))
    kinds = list(zip(('account', 'container', 'object'), storage))
    for kind, port in kinds:
        place(folder, kind, port)
    for kind, port in kinds:
        serve(folder, kind, STORAGE.format(folder=folder, kind=kind), port)
    user = key_id.replace(':', '_')
    serve(folder, 'proxy', PROXY.format(folder=folder, user=user, secret=secret), proxy)
    print('ready', flush=True)
    # End with whoever started it.
    trampoline(sys.stdin.fileno(), read=True)


main()
