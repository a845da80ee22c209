#include "app/free_port.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace evenkeel::app {

std::uint16_t settled_port(std::string const& address, std::uint16_t wanted) {
    if (wanted != 0)
        return wanted;
    sockaddr_in place{};
    place.sin_family = AF_INET;
    if (inet_pton(AF_INET, address.c_str(), &place.sin_addr) != 1)
        place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    auto const socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    socklen_t size = sizeof place;
    auto* const generic = reinterpret_cast<sockaddr*>(&place);
    auto const bound = ::bind(socket, generic, size) == 0 && ::getsockname(socket, generic, &size) == 0;
    ::close(socket);
    if (!bound)
        throw std::runtime_error{"no free port could be had"};
    return ntohs(place.sin_port);
}

} // namespace evenkeel::app
