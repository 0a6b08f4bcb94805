/* A disk whose flush takes FSYNC_US microseconds longer. Hard disks, SD cards and network volumes take 3 to 15 ms, a
   good SSD 0.1 ms. While the file FSYNC_FAILS_BESIDE exists, a flush of a write-ahead log fails, as on a disk with a bad block.
   Preload it: slow_disk.ts compiles it and says how. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void wait_for_the_disk(void) {
  const char *us = getenv("FSYNC_US");
  if (us) usleep((unsigned)atoi(us));
}

static int fails(int fd) {
  const char *file = getenv("FSYNC_FAILS_BESIDE");
  char link[64], path[4096];
  if (!file || access(file, F_OK) != 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path);
  if (length < 4 || memcmp(path + length - 4, "-wal", 4) != 0) return 0;
  errno = EIO;
  return 1;
}

int fsync(int fd) {
  static int (*real)(int);
  if (!real) real = dlsym(RTLD_NEXT, "fsync");
  wait_for_the_disk();
  return fails(fd) ? -1 : real(fd);
}

int fdatasync(int fd) {
  static int (*real)(int);
  if (!real) real = dlsym(RTLD_NEXT, "fdatasync");
  wait_for_the_disk();
  return fails(fd) ? -1 : real(fd);
}
